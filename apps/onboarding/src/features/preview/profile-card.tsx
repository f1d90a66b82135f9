import { imageUrl } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { User } from '@showcase/data/users';
import { Avatar, ChipRow, formatMoney, useTheme } from '@showcase/ui';
import { completeAnswers, type readAnswers } from '../../shared/reading/derive-profile.ts';
import {
  Bio,
  Card,
  Cover,
  Details,
  Facts,
  Person,
  PersonName,
  Skills,
  Value,
} from './profile-card.styles.ts';

type ProfileCardProps = { user: User | null; answers: ReturnType<typeof readAnswers> };

const MAX_SKILLS = 8;

/** The profile as clients would see it. Each value appears as it is mentioned; until then, its default is gray. */
export function ProfileCard({ user, answers }: ProfileCardProps) {
  const client = useDataClient();
  const { theme } = useTheme();
  const { bio, skills, specialization, years_experience, hourly_rate, availability } =
    completeAnswers(answers);
  const name = user?.name ?? 'Your name';
  return (
    <Card data-theme={theme}>
      <Cover>Your first project goes here</Cover>
      <Details>
        <Person>
          <Avatar name={name} src={imageUrl(client, user?.avatar ?? null)} size="l" />
          <div>
            <PersonName dir="auto">{name}</PersonName>
            <Value key={specialization} $isDefault={!answers.specialization}>
              {specialization}
            </Value>
          </div>
        </Person>
        <Bio key={bio} dir="auto" $isDefault={!answers.bio}>
          {bio}
        </Bio>
        <Facts aria-label="Facts">
          <Value as="li" key={`rate ${hourly_rate}`} $isDefault={answers.hourly_rate === null}>
            {formatMoney(hourly_rate)} / h
          </Value>
          <Value
            as="li"
            key={`years ${years_experience}`}
            $isDefault={answers.years_experience === null}
          >
            {years_experience === 1 ? '1 year' : `${years_experience} years`}
          </Value>
          <Value as="li" $isDefault>
            {availability}
          </Value>
        </Facts>
        <Skills>
          {skills.length > 0 ? (
            <ChipRow label="Skills" items={skills} limit={MAX_SKILLS} />
          ) : (
            <Value $isDefault>No skills mentioned yet</Value>
          )}
        </Skills>
      </Details>
    </Card>
  );
}
