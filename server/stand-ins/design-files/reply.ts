/** A parsed request to the sandbox. */
export interface Ask {
  kind: 'meta' | 'file' | 'nodes' | 'images' | 'render';
  key: string;
  query: URLSearchParams;
  /** The number of this request among those for its key, from 1. */
  nth: number;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  body: object | string | Buffer;
}

/** The connection stays open without an answer. */
export const SILENCE = 'silence';

/** The format of errors in the file calls. */
export const problem = (status: number, err: string, headers?: Record<string, string>): Reply => ({
  status,
  headers,
  body: { status, err },
});
