import type { HireRequestSide, HireRequestWithHistory } from '@showcase/data/hire-requests';
import { Stack } from '@showcase/ui';
import { OfferButton } from '../../offers/offer-button.tsx';
import { Answers } from '../../offers/section/offer-section.styles.ts';
import { Hint } from '../card/request-card.styles.ts';
import { useNow } from '../plan/use-now.ts';
import { describeEndAlone } from './alone-texts.ts';

type EndAloneProps = { side: HireRequestSide; request: HireRequestWithHistory };

/** What a suspension or silence means for a request, and the way out of it. Renders nothing if there is neither. */
export function EndAlone({ side, request }: EndAloneProps) {
  const hint = describeEndAlone(request, side, useNow());
  if (hint === null) return null;
  const canEnd = request.ends_alone_from[side] !== null && request.actions.includes('end');
  return (
    <Stack gap={3}>
      <Hint>{hint}</Hint>
      {canEnd && (
        <Answers>
          <OfferButton action="end" request={request}>
            End the request
          </OfferButton>
        </Answers>
      )}
    </Stack>
  );
}
