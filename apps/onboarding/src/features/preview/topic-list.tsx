import { VisuallyHidden } from '@showcase/ui';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Topic, Topics } from './profile-preview.styles.ts';
import type { listTopics } from './topics.ts';

/** What the interview has covered. */
export function TopicList({ topics }: { topics: ReturnType<typeof listTopics> }) {
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
