import { formatPeriod } from '@showcase/kit/profile';
import { Card, Stack } from '@showcase/ui';
import type { CreatorView } from '../creator-view.ts';
import { BoxTitle, Entries, EntryText, MutedText, SubTitle } from './creator-facts.styles.ts';

/** The creator's description of themselves, and where they worked and studied. */
export function About({ creator }: { creator: CreatorView }) {
  const { bio, experience, education } = creator;
  if (!bio && experience.length === 0 && education.length === 0) return null;
  return (
    <Card as="section" aria-label="About">
      <BoxTitle>About</BoxTitle>
      <Stack gap={5}>
        {bio && <MutedText dir="auto">{bio}</MutedText>}
        <EntryList
          title="Experience"
          entries={experience.map(({ position, company, description, from, to, current }) => ({
            name: position,
            details: company,
            period: formatPeriod(from ?? '', to ?? '', current),
            description,
          }))}
        />
        <EntryList
          title="Education"
          entries={education.map(({ school, degree, field, from, to }) => ({
            name: school,
            details: [degree, field].filter(Boolean).join(', '),
            period: formatPeriod(from ?? '', to ?? ''),
          }))}
        />
      </Stack>
    </Card>
  );
}

type Entry = { name: string; details: string; period: string; description?: string };

function EntryList({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <SubTitle>{title}</SubTitle>
      <Entries role="list" aria-label={title}>
        {entries.map(({ name, details, period, description }, index) => (
          <li key={index}>
            <strong dir="auto">{name}</strong>
            {details && <EntryText dir="auto">{details}</EntryText>}
            {period && <EntryText dir="auto">{period}</EntryText>}
            {description && <MutedText dir="auto">{description}</MutedText>}
          </li>
        ))}
      </Entries>
    </div>
  );
}
