/// A description that has something of everything that commands show.
enum Shop {
    static let description = """
        openapi: 3.0.3
        info: {title: Shop, version: "1"}
        servers: [{url: "https://shop.example.com/v1"}]
        security: [{key: []}]
        paths:
          /pets:
            get:
              operationId: listPets
              summary: All pets.
              tags: [pets]
              parameters:
              - {name: offset, in: query, description: Where to start., schema: {type: integer}}
              - {name: kind, in: query, description: Of this kind only., schema: {$ref: "#/components/schemas/Kind"}}
              responses:
                "200":
                  description: Some of them.
                  content: {application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Pet"}}}}
          /pets/{id}:
            put:
              operationId: setPet
              summary: Changes a pet.
              description: Or makes one.
              tags: [pets]
              parameters:
              - {name: id, in: path, required: true, description: The number., schema: {type: integer}}
              - {name: X-Trace, in: header, schema: {type: string}}
              - {name: mode, in: query, required: true, schema: {type: string, enum: [full]}}
              requestBody:
                required: true
                content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
              responses:
                "200":
                  description: The pet.
                  content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
                "204": {description: It is as it was.}
                default:
                  description: It went wrong.
                  content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}
          /visitors:
            post:
              operationId: makeVisitor
              tags: [visitors]
              security: []
              responses: {"204": {description: Done.}}
        components:
          securitySchemes:
            key: {type: apiKey, in: header, name: X-Key}
          schemas:
            Pet:
              type: object
              required: [name]
              properties:
                name: {type: string}
                kind: {$ref: "#/components/schemas/Kind"}
                size: {$ref: "#/components/schemas/Size"}
                object: {type: string}
                delay: {type: integer}
            Kind: {type: string, enum: [cat, dog]}
            Size:
              type: string
              enum: [small, large]
              x-ms-enum: {name: Size, modelAsString: false}
            Problem: {type: object, properties: {message: {type: string}}}

        """
}
