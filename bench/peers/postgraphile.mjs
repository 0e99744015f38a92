import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/* PostGraphile on the product's own tables (BENCH_CONNECTION), with its default settings and without its explorer. */
const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_CONNECTION), max: 10 });
const served = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
}).createServ(grafserv);
const server = createServer();
await served.addTo(server);
const handlers = server.listeners('request');
server.removeAllListeners('request');
server.on('request', (request, response) => {
  if (request.url === '/readyz') response.end('ready');
  else for (const handler of handlers) handler(request, response);
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(process.env.PORT), '127.0.0.1');
