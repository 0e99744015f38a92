export { Kit as Component } from '#web/ui/kit/Kit.tsx';
