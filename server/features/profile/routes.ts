import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/profile.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeProfile, type ProfileParts, readProfile } from './service.ts';

export function profileRoutes(app: FastifyInstance, parts: ProfileParts) {
  serve(app, contract.getProfile, ({ person }) => readProfile(parts, person.userId));
  serve(app, contract.changeProfile, ({ body, person }) => changeProfile(parts, person.userId, body));
}
