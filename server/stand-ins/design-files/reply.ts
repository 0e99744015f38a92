/** A request to the sandbox, read. */
export interface Ask {
  kind: 'meta' | 'file' | 'nodes' | 'images' | 'render';
  key: string;
  query: URLSearchParams;
  /** Which request of this key it is, from 1. */
  nth: number;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  body: object | string | Buffer;
}

/** The connection stays open and nothing comes. */
export const SILENCE = 'silence';

/** How the file calls word an error. */
export const problem = (status: number, err: string, headers?: Record<string, string>): Reply => ({
  status,
  headers,
  body: { status, err },
});
