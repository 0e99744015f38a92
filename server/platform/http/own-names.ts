import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type PlainAnswer, sendPlainAnswer, type WritePlainAnswer } from './plain-answer.ts';

/**
 * With the development sign-in, whoever reaches the product can be anybody. A page of the web may lead its own name to this
 * machine, and would then reach it: only names that nobody else can lead here are answered.
 */
export function refuseOtherNames(app: FastifyInstance, publicUrl: string, write: WritePlainAnswer) {
  const own = new URL(publicUrl).hostname;
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers;
    const name = host === undefined ? own : URL.parse(`http://${host}`)?.hostname;
    if (name !== undefined && (name === own || IN_THIS_NETWORK.test(name) || isAddress(name))) return done();
    sendPlainAnswer(write, otherName(publicUrl), request, reply);
  });
}

/** Names that the web cannot have: one word, as a container's, and the endings that belong to a network. */
const IN_THIS_NETWORK = /^([^.]+|.+\.(localhost|local|internal))$/;

const isAddress = (name: string) => isIP(name.replace(/^\[|\]$/g, '')) !== 0;

const otherName = (publicUrl: string): PlainAnswer => ({
  status: 403,
  code: 'cross_site_request',
  title: 'Brief Foundry is open at another address',
  message: `While anybody can log in as anybody, it is open at ${publicUrl} and in its own network alone. Its operator can set PUBLIC_URL to this address.`,
});
