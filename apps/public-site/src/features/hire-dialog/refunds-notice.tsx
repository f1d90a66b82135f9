import { useDataClient, useItem } from '@showcase/data/query';
import { describeOverdueRefunds, reputationQueries } from '@showcase/data/reputation';
import { bidi, Notice } from '@showcase/ui';

type RefundsNoticeProps = { creator: { id: string; name: string } };

/** What the public record says about refunds that the creator owes. Renders nothing if there are none. */
export function RefundsNotice({ creator }: RefundsNoticeProps) {
  const record = useItem(reputationQueries(useDataClient()).creator(creator.id));
  const text = record.data && describeOverdueRefunds(record.data);
  if (!text) return null;
  return (
    <Notice variant="warning" role="note">
      {bidi`The track record of ${creator.name} says: ${text}.`}
    </Notice>
  );
}
