export { Kit as Component } from './kit/Kit.tsx';
