import type { DevelopmentPerson } from './people.ts';

export interface FormState {
  name: string;
  email: string;
  /** What is wrong, by field. */
  problems: { name?: string; email?: string };
}

interface PeoplePage {
  /** Where the forms go: the page's own address. */
  action: string;
  samples: DevelopmentPerson[];
  recent: DevelopmentPerson[];
  form: FormState;
  theme: Theme;
}

/** What the person has chosen; `null` follows their system. */
export type Theme = 'light' | 'dark' | null;

/** The page that stands in for a provider's own: choose who to be, or say it. */
export function peoplePage({ action, samples, recent, form, theme }: PeoplePage): string {
  const lists = [
    list('Sample people', 'They come with the product, with briefs and work of their own.', samples, action),
    list('Used here lately', '', recent, action),
  ].join('');
  return page(
    theme,
    'Who do you want to be?',
    `<p class="lede">This is the development sign-in: no password, and anyone can be anyone. It stands in for a real provider until one is configured.</p>
    ${lists}
    <section class="card card-pad">
      <h2 class="display d-21">Somebody new</h2>
      <form method="post" action="${escaped(action)}" class="stack">
        ${field({ label: 'Name', id: 'name', type: 'text', autocomplete: 'off', maxlength: 80, value: form.name, problem: form.problems.name })}
        ${field({ label: 'E-mail', id: 'email', type: 'email', autocomplete: 'off', maxlength: 200, value: form.email, problem: form.problems.email })}
        <button class="key">Continue as this person</button>
      </form>
    </section>
    <form method="post" action="${escaped(action)}"><button class="refuse" name="refuse" value="true">Go back without signing in</button></form>`,
  );
}

export function messagePage(title: string, text: string): string {
  return page(null, title, `<p class="lede">${escaped(text)}</p><p><a href="/">Back to Brief Foundry</a></p>`);
}

function list(title: string, text: string, people: DevelopmentPerson[], action: string): string {
  if (people.length === 0) return '';
  const items = people.map(
    ({ subject, name, email, bio }) =>
      `<li><button class="person" name="subject" value="${escaped(subject)}"><b>${escaped(name)}</b><span>${escaped(bio ?? email)}</span></button></li>`,
  );
  return `<section>
    <h2 class="display d-21">${escaped(title)}</h2>
    ${text && `<p class="muted">${escaped(text)}</p>`}
    <form method="post" action="${escaped(action)}"><ul class="people">${items.join('')}</ul></form>
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
  const said = problem ? `<p class="problem" id="${id}-problem">${escaped(problem)}</p>` : '';
  return `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes.join(' ')} value="${escaped(value)}" required${wrong}>${said}</div>`;
}

const LOGO =
  '<svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true"><path fill="currentColor" d="M3 0h20a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-5.500v-3.500a1.500 1.500 0 0 0-1.500-1.500h-6a1.500 1.500 0 0 0-1.500 1.500V30H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/><g class="face"><path d="M19.5 4.5v8h-5.2a4 4 0 0 1 0-8z"/><path d="M19.5 13.3v8.4h-6.3a4.2 4.2 0 0 1 0-8.4z"/></g></svg>';

function page(theme: Theme, title: string, content: string): string {
  return `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} Brief Foundry</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/dev-idp/styles/tokens.css"><link rel="stylesheet" href="/dev-idp/styles/base.css"><link rel="stylesheet" href="/dev-idp/page.css"></head>
<body><main class="wrap development"><a class="home" href="/" aria-label="Brief Foundry, home">${LOGO}<span>Brief Foundry</span></a>
<h1 class="display d-34">${escaped(title)}</h1>${content}</main></body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}
