import type { FastifyInstance } from 'fastify';
import type { InsideAnswer, InsideCall } from '#server/platform/http/inside.ts';

/** Whatever puts HTML on the wire: the built renderer, or Vite's while developing. */
export interface Pages {
  serve(app: FastifyInstance): Promise<void>;
}

/** What the page renderer (web/entry-server.tsx) is handed for one request, and what it gives back. */
export interface RenderRequest {
  /** Absolute, on the public origin. */
  url: string;
  nonce: string;
  theme: 'light' | 'dark' | null;
  /** Whether the browser keeps our typefaces by now. */
  hasFaces: boolean;
  /** Makes a call of the contract in-process, as the person who asked for the page. */
  call: (call: InsideCall) => Promise<InsideAnswer>;
  /** Tags for the scripts and styles of the given route modules. */
  assets: (modules: string[], when: PageKind) => string;
  publicUrl: string;
  /** Whether development pages such as /kit exist. */
  isDevelopment: boolean;
  /** Shown where a page could not be drawn, and in the log entry about it. */
  requestId: string;
}

export interface PageKind {
  wake: 'now' | 'touch';
  faces: 'now' | 'later';
  /** On a first visit, the part of the page that is styled before the rest comes, with its signs; `null` where all of it waits for its styles. */
  firstScreen: string | null;
}

export interface RenderedPage {
  status: number;
  /** Set for a redirect; `html` is empty then. */
  location: string | null;
  html: string;
  /** Whether anything on it belongs to one person. */
  isPersonal: boolean;
  /** What nobody foresaw while it was drawn; the page then says that something broke, and no more. */
  failure: unknown;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
