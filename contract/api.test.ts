import { expect, test } from 'vitest';
import { api } from './api.ts';

test.each(Object.entries(api))('%s is listed under its own method and path', (name, call) => {
  expect(name).toBe(`${call.method} ${call.path}`);
});

test.each(Object.entries(api).filter(([, call]) => 'params' in call))(
  '%s declares every parameter of its path',
  (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys('params' in call ? call.params.shape : {})).toEqual(inPath);
  },
);
