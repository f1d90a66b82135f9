import {
  DecisionButton,
  DecisionMenu,
  MessageLink,
  type PanelSlot,
} from '@showcase/kit/hire-requests';
import { DECISIONS } from './decisions.ts';

/** The actions of a creator, except delivering, which has its own form in the panel. */
export function PanelActions({ request, onDecide }: PanelSlot) {
  const button = { side: 'creator', request, onDecide } as const;
  return (
    <>
      <DecisionMenu {...button} decisions={[{ label: 'End request', decision: DECISIONS.end }]} />
      <MessageLink side="creator" request={request} />
      <DecisionButton {...button} decision={DECISIONS.decline}>
        Decline
      </DecisionButton>
      <DecisionButton {...button} decision={DECISIONS.accept} variant="primary">
        Accept
      </DecisionButton>
    </>
  );
}
