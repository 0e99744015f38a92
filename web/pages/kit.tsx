export { Kit as Component } from '../ui/kit/Kit.tsx';
