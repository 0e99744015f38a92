import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/collection.ts';
import { serve } from '#server/platform/http/serve.ts';
import {
  type CollectionParts,
  keep,
  listOwn,
  listPublic,
  putInOrder,
  readCollection,
  removeCollection,
  saveCollection,
  takeOut,
} from './service.ts';

export function collectionRoutes(app: FastifyInstance, parts: CollectionParts) {
  serve(app, contract.listCollections, ({ query, person }) => listPublic(parts, query.cursor, person?.userId ?? null));
  serve(app, contract.listMyCollections, ({ query, person }) => listOwn(parts, person.userId, query));
  serve(app, contract.getCollection, ({ params, person }) => readCollection(parts, params.id, person?.userId ?? null));
  serve(app, contract.putCollection, ({ params, body, person }) =>
    saveCollection(parts, params.id, person.userId, body),
  );
  serve(app, contract.deleteCollection, ({ params, person }) => removeCollection(parts, params.id, person.userId));
  serve(app, contract.orderCollection, ({ params, body, person }) =>
    putInOrder(parts, params.id, person.userId, body.things),
  );
  serve(app, contract.putCollectionItem, ({ params, body, person }) => keep(parts, params, person.userId, body.note));
  serve(app, contract.removeCollectionItem, ({ params, person }) => takeOut(parts, params, person.userId));
}
