import { useUser } from '@showcase/data/session';
import { hasCreatorProfile } from '@showcase/kit/profile';
import { Button, VisuallyHidden } from '@showcase/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import type { LanguageCode } from '../../shared/languages.ts';
import { lacksDollarRate } from '../../shared/reading/rate.ts';
import { joinAnswers, readAnswers, type Messages } from '../../shared/reading/derive-profile.ts';
import {
  Body,
  Fold,
  Head,
  Note,
  Panel,
  Title,
  Warning,
  Topic,
  Topics,
} from './profile-preview.styles.ts';
import { ProfileCard } from './profile-card.tsx';
import { listTopics } from './topics.ts';

type ProfilePreviewProps = { messages: Messages; language: LanguageCode };

/** The profile that completing the interview would save, which the answers fill in. Foldable where it is above the chat. */
export function ProfilePreview({ messages, language }: ProfilePreviewProps) {
  const { authUser, user } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const answers = readAnswers(messages, language);
  const topics = listTopics(answers);
  const answeredCount = topics.filter(({ isAnswered }) => isAnswered).length;
  return (
    <Panel data-theme="night" lang="en" dir="ltr" aria-labelledby={`${id}title`}>
      <Head>
        <Title id={`${id}title`}>Your profile, as it will appear</Title>
        <Fold $isOpen={isOpen}>
          <Button
            size="s"
            aria-expanded={isOpen}
            aria-controls={`${id}body`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <VisuallyHidden>Preview, </VisuallyHidden>
            {answeredCount} of {topics.length}
            <VisuallyHidden> answered</VisuallyHidden>
            <ChevronDown aria-hidden />
          </Button>
        </Fold>
      </Head>
      <Body id={`${id}body`} $isOpen={isOpen}>
        <ProfileCard user={user} answers={answers} />
        {lacksDollarRate(joinAnswers(messages)) && (
          <Warning>
            Your profile shows an hourly rate in US dollars. Tell the interviewer yours.
          </Warning>
        )}
        <TopicList topics={topics} />
        <Note>
          {user &&
            hasCreatorProfile(user) &&
            "We won't change what's already in your profile unless you choose the new value before saving. "}
          Gray values are defaults. Mention your own, or edit your profile later. Your email
          {authUser?.email && (
            <>
              , <bdi>{authUser.email}</bdi>,
            </>
          )}{' '}
          becomes the email link on your public profile. Languages, experience and education that
          you add later are public too. The interview stays private.
        </Note>
      </Body>
    </Panel>
  );
}

/** The topics that the interview has covered. */
function TopicList({ topics }: { topics: ReturnType<typeof listTopics> }) {
  return (
    <Topics role="list" aria-label="Topics">
      {topics.map(({ label, isAnswered }) => (
        <Topic key={label} $isAnswered={isAnswered}>
          {isAnswered ? <Check aria-hidden /> : <Circle aria-hidden />}
          {label}
          <VisuallyHidden>{isAnswered ? ', answered' : ', not yet'}</VisuallyHidden>
        </Topic>
      ))}
    </Topics>
  );
}
