/** The baseline: a plain Fastify whose only route returns the JSON from its standard input. */
import { text } from "node:stream/consumers";
import fastify from "fastify";

const body = await text(process.stdin);
const app = fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(body));
const address = await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${address}\n`);
