import { Link } from '@showcase/ui';
import { MutedText } from '../hire-dialog.styles.ts';
import type { Origin } from './use-origin.ts';

/** The project that the request will show. */
export function OriginNote({ origin }: { origin: Origin }) {
  return (
    <MutedText>
      Your request will show the project{' '}
      <Link href={`/projects/${origin.id}`}>
        <bdi>{origin.title}</bdi>
      </Link>
      .
    </MutedText>
  );
}
