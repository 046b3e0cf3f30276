#ifndef CLIBCRYPTO_H
#define CLIBCRYPTO_H

#include <openssl/evp.h>
#include <openssl/hmac.h>

#endif
