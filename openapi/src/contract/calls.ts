/** The parameter, body and result types of an operation by its id, from the generated `operations`. */
import type { operations } from "../../generated/types.ts";

export type OperationId = keyof operations;

type ParameterGroup<Parameters, Key extends string> = Parameters extends { [K in Key]?: infer Value }
  ? [NonNullable<Value>] extends [never]
    ? object
    : NonNullable<Value>
  : object;
export type PathOf<Id extends OperationId> = ParameterGroup<operations[Id]["parameters"], "path">;
export type QueryOf<Id extends OperationId> = ParameterGroup<operations[Id]["parameters"], "query">;
export type HeadersOf<Id extends OperationId> = ParameterGroup<operations[Id]["parameters"], "header">;

type JsonOf<Content> = Content extends { "application/json": infer Body } ? Body : undefined;
type RequestOf<Op> = Op extends { requestBody: { content: infer Content } }
  ? JsonOf<Content>
  : Op extends { requestBody?: { content: infer Content } }
    ? JsonOf<Content> | undefined
    : undefined;
export type BodyOf<Id extends OperationId> = RequestOf<operations[Id]>;

type SuccessStatus = 200 | 201 | 204;
type Success<Responses> = { [S in keyof Responses & SuccessStatus]: Responses[S] }[keyof Responses & SuccessStatus];
type AnswerOf<Response, Other, None> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : [Content] extends [never]
      ? None
      : Other
  : None;
/** The body of the operation's success; `Other` where it is no JSON, `None` for a 204. */
export type ResultOf<Id extends OperationId, Other, None> = AnswerOf<Success<operations[Id]["responses"]>, Other, None>;

/** The body of a 202, whose work goes on in the background; never where the operation has none. */
export type AcceptedOf<Id extends OperationId> = operations[Id]["responses"] extends { 202: infer Response }
  ? AnswerOf<Response, never, never>
  : never;
