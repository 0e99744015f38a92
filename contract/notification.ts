import { z } from 'zod';
import { happenings, notificationKindIds } from '#domain/notification/kinds.ts';
import { mailPaceIds } from '#domain/notification/mail-pace.ts';
import { defineCall } from './call.ts';
import { date, eventsUntil, id, industry, person, time } from './common.ts';
import { picture } from './media.ts';

export const notification = z.object({
  id,
  kind: z.enum(notificationKindIds),
  happening: z.enum(happenings),
  actor: person.nullable(),
  /** Of the client who acts; null for other actors. */
  industry: industry.nullable(),
  /** The title of the design, or of the brief or milestone that it is about. */
  design: z.string(),
  /** The cover of the design, if the person may see it. */
  picture: picture.nullable(),
  /** The last day of the milestone or brief, for reminders. */
  dueOn: date.nullable(),
  path: z.string(),
  /** The first words of the person's text, for requests only. */
  quote: z.string().nullable(),
  /** Number of events since the last read; `createdAt` is the time of the last one. */
  times: z.int(),
  createdAt: time,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const personEvent = z.object({
  /** Grows per person, in the order of events. */
  seq: z.int(),
  kind: z.string(),
  workspaceId: id.nullable(),
  data: z.looseObject({}),
});
export type PersonEvent = z.infer<typeof personEvent>;

/** As an event stream, every event carries its number as id, so that a client continues after Last-Event-ID. */
export const listEvents = defineCall({
  method: 'GET',
  path: '/api/events',
  summary:
    'What happens to the person, numbered; with Accept: text/event-stream, as it happens, resumed after Last-Event-ID',
  tag: 'notifications',
  who: 'person',
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional() }),
  answer: z.object({ items: z.array(personEvent), head: z.int() }),
});

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'What the person was told, newest first, fifty at a time, and how much of it is unread',
  tag: 'notifications',
  who: 'person',
  query: z.strictObject({ before: id.optional() }),
  answer: z.object({ items: z.array(notification), unreadCount: z.int(), eventsUntil }),
});

export const readNotifications = defineCall({
  method: 'PUT',
  path: '/api/me/notifications/read',
  summary: 'Mark as read the named notifications, or those that lead to a page, or all of them',
  tag: 'notifications',
  who: 'person',
  body: z.strictObject({ ids: z.array(id).max(100).optional(), path: z.string().max(300).optional() }),
  answer: z.object({ unreadCount: z.int() }),
});

const pace = z.enum(mailPaceIds);

const choice = z.object({ kind: z.enum(notificationKindIds), inProduct: z.boolean(), byMail: z.boolean() });
export type NotificationChoice = z.infer<typeof choice>;

const choices = z.object({
  items: z.array(choice),
  /** Null when this installation sends no e-mail. */
  mail: z
    .object({
      /** The e-mail address from the identity provider; null when the provider did not verify one. */
      address: z.string().nullable(),
      /** The shortest time between two e-mails. */
      pace,
      /** E-mails are shown on a page instead of being sent. */
      isDevelopment: z.boolean(),
    })
    .nullable(),
});
export type NotificationChoices = z.infer<typeof choices>;

export const getNotificationChoices = defineCall({
  method: 'GET',
  path: '/api/me/notification-choices',
  summary: 'What the person wants to be told about, and where',
  tag: 'notifications',
  who: 'person',
  answer: choices,
});

export const putNotificationChoice = defineCall({
  method: 'PUT',
  path: '/api/me/notification-choices/:kind',
  summary: 'Choose for one kind of event',
  tag: 'notifications',
  who: 'person',
  params: z.strictObject({ kind: z.enum(notificationKindIds) }),
  body: z.strictObject({ inProduct: z.boolean(), byMail: z.boolean() }),
  answer: choices,
});

export const putMailPace = defineCall({
  method: 'PUT',
  path: '/api/me/mail-pace',
  summary: 'Choose how often e-mails come at most',
  tag: 'notifications',
  who: 'person',
  body: z.strictObject({ pace }),
  answer: choices,
});

/*
 * POST /unsubscribe/:token ends the e-mails (RFC 8058). It is a plain route, because mail programs send a form to
 * the address of the page.
 */

export const getUnsubscribe = defineCall({
  method: 'GET',
  path: '/api/unsubscribe/:token',
  summary: 'Whose e-mails the link of an e-mail ends, and whether they still come; it changes nothing',
  tag: 'notifications',
  who: 'anyone',
  params: z.strictObject({ token: z.string().max(120) }),
  answer: z.object({ displayName: z.string(), isOn: z.boolean() }),
  errors: ['not_found'],
});
