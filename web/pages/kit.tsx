export { Kit as Component } from '#web/pages/kit/Kit.tsx';
