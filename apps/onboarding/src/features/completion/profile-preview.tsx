import { useUser } from '@showcase/data/session';
import { hasCreatorProfile } from '@showcase/kit/profile';
import { Card, ChipRow, formatMoney, tokens } from '@showcase/ui';
import styled from 'styled-components';
import type { LanguageCode } from '../../shared/languages.ts';
import { mentionsOtherCurrency } from '../../shared/reading/rate.ts';
import { joinAnswers, deriveProfile, type Messages } from './derive-profile.ts';

type ProfilePreviewProps = { messages: Messages; language: LanguageCode };

/** A live preview of the profile that completing the interview would save. */
export function ProfilePreview({ messages, language }: ProfilePreviewProps) {
  const { authUser, user } = useUser();
  const profile = deriveProfile(messages, language);
  const years = profile.years_experience;
  return (
    <Card as="section" aria-labelledby="what-we-save" padding="l" lang="en">
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
        <dd>
          <bdi>{profile.specialization}</bdi>
        </dd>
        <dt>Experience</dt>
        <dd>
          <bdi>{years === 1 ? '1 year' : `${years} years`}</bdi>
        </dd>
        <dt>Hourly rate</dt>
        <dd>
          <bdi>{formatMoney(profile.hourly_rate)}</bdi>
          {mentionsOtherCurrency(joinAnswers(messages)) && (
            <span dir="ltr">
              You used another currency. Tell the interviewer your rate in US dollars.
            </span>
          )}
        </dd>
        <dt>Availability</dt>
        <dd>{profile.availability}</dd>
        <dt>Bio</dt>
        <dd dir="auto">{profile.bio}</dd>
      </Facts>
      <Note dir="auto">
        {user &&
          hasCreatorProfile(user) &&
          "We won't change what's already in your profile unless you choose the new value before saving. "}
        You can edit your profile later. Your email
        {authUser?.email && (
          <>
            , <bdi>{authUser.email}</bdi>,
          </>
        )}{' '}
        becomes the email link on your public profile. The interview stays private.
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
  dd > span {
    display: block;
    color: ${tokens.color.warning};
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
