import type { FastifyInstance } from 'fastify';
import type { InProcessAnswer, InProcessCall } from '#server/platform/http/in-process.ts';
import type { Tags } from './manifest.ts';

/** Serves HTML: the built renderer, or Vite in development. */
export interface Pages {
  serve(app: FastifyInstance): Promise<void>;
}

/** The input of the page renderer (web/entry-server.tsx) for one request. */
export interface RenderRequest {
  /** Absolute, on the public origin. */
  url: string;
  theme: 'light' | 'dark' | null;
  /** Makes a call of the contract in-process, as the person who requested the page. */
  call: (call: InProcessCall) => Promise<InProcessAnswer>;
  /** Head tags for scripts and styles of a page, by the name of its module. Pages where somebody works preload scripts. */
  tags: Tags;
  publicUrl: string;
  /** Whether development pages such as /kit exist. */
  isDevelopment: boolean;
  /** Shown where a page could not be rendered, and in the log entry about it. */
  requestId: string;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect; `html` is then empty. */
  location: string | null;
  html: string;
  /** Whether the page contains anything that belongs to one person. */
  isPersonal: boolean;
  /** An unexpected error while rendering. The page then only says that something broke. */
  failure: unknown;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
