import type { FastifyRequest } from 'fastify';

/** Cookies of this name let a browser read a page that has a password. Such pages are not cached. */
export const READER_COOKIE = 'bf-page-';

export const hasReaderCookie = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(READER_COOKIE) ?? false;
