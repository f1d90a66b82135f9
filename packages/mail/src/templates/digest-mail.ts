import {
  describeMail,
  notificationTopics,
  type MailDescription,
} from '@showcase/data/notification-kinds';
import { createElement as h } from 'react';
import { z } from 'zod';
import { bodyText, heading, link, paragraph, sentenceContent } from '../layout/blocks.ts';
import { colors } from '../layout/colors.ts';
import type { MailPage } from '../layout/mail-page.ts';
import { accountLinks, homeButton, siteLink } from '../layout/site-links.ts';
import type { OutgoingMail, Site } from '../outgoing-mail.ts';
import { toPreview } from '../text/sentence-text.ts';
import { notificationMail } from './notification-mail.ts';

const paramsSchema = z.object({
  period: z.enum(['daily', 'weekly']),
  items: z.array(z.object({ kind: z.string(), params: z.unknown() })).min(1),
  more: z.int().min(0).default(0),
});

/** The events of a day or a week, by topic. */
export function digestMail(mail: OutgoingMail, site: Site): MailPage {
  const { data } = paramsSchema.safeParse(mail.params);
  if (!data) return notificationMail(mail, site);
  const { period, items, more } = data;
  const described = items.map(({ kind, params }) => describeMail({ kind, params }));
  const count = items.length + more;
  const title = `Your ${period} summary`;
  const [first] = described;
  return {
    subject: `${title}: ${count === 1 ? '1 update' : `${count} updates`}`,
    ...(first && { preview: toPreview(first.sentence) }),
    heading: [title],
    content: [
      ...groupByTopic(described).flatMap(({ label, group }) => [
        heading({ level: 'h2' }, label),
        list(group, site),
      ]),
      ...(more > 0 ? [paragraph(`and ${more} more`)] : []),
    ],
    button: homeButton(site),
    footer: {
      reason: `You're getting this email because you chose a ${period} summary in your email settings.`,
      links: accountLinks(mail, site),
    },
  };
}

/** In the order of the settings; what a newer database wrote comes last. */
function groupByTopic(described: MailDescription[]) {
  const groups = Object.entries(notificationTopics).map(([name, { label }]) => ({
    label,
    group: described.filter(({ topic }) => topic === name),
  }));
  const others = { label: 'More', group: described.filter(({ topic }) => topic === null) };
  return [...groups, others].filter(({ group }) => group.length > 0);
}

function list(group: MailDescription[], site: Site) {
  const style = { ...bodyText, color: colors.ink, margin: '0 0 16px', padding: '0 0 0 20px' };
  const items = group.map(({ sentence, link: target }) => {
    const content = sentenceContent(sentence);
    return h(
      'li',
      { style: { margin: '0 0 8px' } },
      ...(target ? [link(siteLink(site, target.path), ...content)] : content),
    );
  });
  return h('ul', { className: 'ink', style }, ...items);
}
