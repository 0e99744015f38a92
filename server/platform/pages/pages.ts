import type { FastifyInstance } from 'fastify';
import type { InsideAnswer, InsideCall } from '#server/platform/http/inside.ts';

/** Whatever puts HTML on the wire: the built renderer, or Vite's while developing. */
export interface Pages {
  serve(app: FastifyInstance): Promise<void>;
}

/** What the page renderer (web/entry-server.tsx) is handed for one request. */
export interface RenderRequest {
  /** Absolute, on the public origin. */
  url: string;
  theme: 'light' | 'dark' | null;
  /** Makes a call of the contract in-process, as the person who asked for the page. */
  call: (call: InsideCall) => Promise<InsideAnswer>;
  /** Head tags for the scripts and styles of the given route modules. */
  tags: HeadTags;
  publicUrl: string;
  /** Whether development pages such as /kit exist. */
  isDevelopment: boolean;
  /** Shown where a page could not be rendered, and in the log entry about it. */
  requestId: string;
}

export type HeadTags = (modules: string[]) => string;

export interface RenderedPage {
  status: number;
  /** Set for a redirect; `html` is empty then. */
  location: string | null;
  html: string;
  /** Whether anything on it belongs to one person. */
  isPersonal: boolean;
  /** An unforeseen error while rendering; the page then says that something broke, and no more. */
  failure: unknown;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
