import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { plainPage, type Theme } from '#server/platform/pages/plain-page.ts';
import { DEVELOPMENT_PATH } from './constants.ts';
import type { DevelopmentPerson } from './people.ts';

export interface FormState {
  name: string;
  email: string;
  /** Error messages by field. */
  problems: { name?: string; email?: string };
}

interface PeoplePage {
  /** The target of the forms: the page's own address. */
  action: string;
  samples: DevelopmentPerson[];
  recent: DevelopmentPerson[];
  form: FormState;
  theme: Theme;
}

/** The sign-in page of the development provider: choose a person or type a new one. */
export function peoplePage({ action, samples, recent, form, theme }: PeoplePage): string {
  const lists = [
    list('Used here lately', '', recent, action),
    list('Sample people', 'They come with the product. Most have briefs and work of their own.', samples, action),
  ].join('');
  return page(
    theme,
    'Who do you want to be?',
    `<p class="lede">This is the development sign-in: no password, and anyone can be anyone. It stands in for a real provider until one is configured. Be one of the people below, or <a href="#new">somebody new</a>.</p>
    ${lists}
    <section class="card card-pad">
      <h2 class="display d-21" id="new">Somebody new</h2>
      <form method="post" action="${escapeHtml(action)}" class="stack">
        ${field({ label: 'Name', id: 'name', type: 'text', autocomplete: 'off', maxlength: 80, value: form.name, problem: form.problems.name })}
        ${field({ label: 'E-mail', id: 'email', type: 'email', autocomplete: 'off', maxlength: 200, value: form.email, problem: form.problems.email })}
        <button class="key">Continue as this person</button>
      </form>
    </section>
    <form method="post" action="${escapeHtml(action)}"><button class="refuse" name="refuse" value="true">Go back without signing in</button></form>`,
  );
}

export function messagePage(title: string, text: string): string {
  return page(null, title, `<p class="lede">${escapeHtml(text)}</p><p><a href="/">Back to Brief Foundry</a></p>`);
}

function list(title: string, text: string, people: DevelopmentPerson[], action: string): string {
  if (people.length === 0) return '';
  const items = people.map(
    ({ subject, name, email, bio }) =>
      `<li><button class="person" name="subject" value="${escapeHtml(subject)}"><b>${escapeHtml(name)}</b><span>${escapeHtml(bio ?? email)}</span></button></li>`,
  );
  return `<section>
    <h2 class="display d-21">${escapeHtml(title)}</h2>
    ${text && `<p class="muted">${escapeHtml(text)}</p>`}
    <form method="post" action="${escapeHtml(action)}"><ul class="people">${items.join('')}</ul></form>
  </section>`;
}

interface Field {
  label: string;
  id: string;
  type: string;
  autocomplete: string;
  maxlength: number;
  value: string;
  problem: string | undefined;
}

function field({ label, id, problem, value, ...rest }: Field): string {
  const attributes = Object.entries(rest).map(([name, set]) => `${name}="${set}"`);
  const wrong = problem ? ` aria-invalid="true" aria-describedby="${id}-problem" autofocus` : '';
  const problemText = problem ? `<p class="problem" id="${id}-problem">${escapeHtml(problem)}</p>` : '';
  return `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes.join(' ')} value="${escapeHtml(value)}" required${wrong}>${problemText}</div>`;
}

function page(theme: Theme, title: string, content: string): string {
  return plainPage({ base: DEVELOPMENT_PATH, theme, title, content });
}
