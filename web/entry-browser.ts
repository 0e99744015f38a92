import './styles/tokens.css';
import './styles/base.css';
import { installFaces } from './lib/faces.ts';
import { installViews } from './lib/live/views.ts';
import { installLogin } from './lib/session/login-dialog.ts';
import { installTyped } from './lib/typed.ts';
import { createWaker } from './lib/wake.ts';

/*
 * The only script that every page loads. Pages for visitors are plain HTML and stay asleep: links are links, questions are
 * <details>, logging in needs no more than what is installed here. The React app arrives when somebody reaches for a control,
 * and gets the presses that woke it. Pages that are worked on wake at once. (docs/decisions/004-pages-wake-on-touch.md)
 */

installFaces();
installLogin();
installTyped();
installViews();
const isWorkedOn = document.documentElement.dataset.wake === 'now';
const wake = createWaker(async () => {
  // The server says where the app is: an import that the bundler knows would bring its loading machinery into this script.
  const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
  // A module that could not be imported once is lost until the page is loaded again; a fetch may be tried as often as needed. Where the
  // page wakes at once it brings the app along.
  if (!isWorkedOn) await fetch(app!);
  const { prepare }: typeof import('./app.tsx') = await import(/* @vite-ignore */ app!);
  return prepare();
});
if (isWorkedOn) wake();
