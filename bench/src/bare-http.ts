import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

// What Node.js itself can do: one answer from memory to whatever is asked, by its own HTTP server.
const { HOST, PORT, BODY = '', HEADERS = '{}' } = process.env;
const body = readFileSync(BODY);
const headers = JSON.parse(HEADERS) as OutgoingHttpHeaders;

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(PORT), HOST);
