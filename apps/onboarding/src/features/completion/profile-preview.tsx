import { useUser, type OnboardingMessage } from '@showcase/data';
import { Card, ChipRow, formatMoney, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { deriveProfile } from './derive-profile.ts';

type ProfilePreviewProps = { messages: readonly OnboardingMessage[]; language: string };

/** What completing the interview would save, as it grows. */
export function ProfilePreview({ messages, language }: ProfilePreviewProps) {
  const { authUser } = useUser();
  const profile = deriveProfile(messages, language);
  const years = profile.years_experience;
  return (
    <Card as="section" aria-labelledby="what-we-save" padding="l">
      <Title id="what-we-save">What we'll save</Title>
      <Facts>
        <dt>Skills</dt>
        <dd>
          {profile.skills.length > 0 ? (
            <ChipRow label="Skills" items={profile.skills} limit={15} />
          ) : (
            'None mentioned yet'
          )}
        </dd>
        <dt>Specialization</dt>
        <dd>{profile.specialization}</dd>
        <dt>Experience</dt>
        <dd>{years === 1 ? '1 year' : `${years} years`}</dd>
        <dt>Hourly rate</dt>
        <dd>{formatMoney(profile.hourly_rate)}</dd>
        <dt>Availability</dt>
        <dd>{profile.availability}</dd>
        <dt>Bio</dt>
        <dd dir="auto">{profile.bio}</dd>
      </Facts>
      <Note>
        You can edit your profile afterwards. Your email
        {authUser?.email && (
          <>
            , <bdi>{authUser.email}</bdi>,
          </>
        )}{' '}
        becomes the mail link on your public profile. The interview itself stays private.
      </Note>
    </Card>
  );
}

const Title = styled.h2`
  margin: 0 0 ${tokens.space[4]};
  font-size: ${tokens.text[18]};
`;

const Facts = styled.dl`
  margin: 0;
  font-size: ${tokens.text[14]};

  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    margin: ${tokens.space[1]} 0 ${tokens.space[3]};
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: 0;
  padding-block-start: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;
