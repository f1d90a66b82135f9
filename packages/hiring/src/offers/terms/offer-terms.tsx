import { compareOffers, type OfferChange } from '@showcase/data/hire-requests';
import { formatRequestPrice } from '../../requests/plan/terms-facts.ts';
import { formatDueTerm, formatRevisionLimit } from './format-terms.ts';
import { MilestoneTerms } from './milestone-terms.tsx';
import { Term, Terms as TermList, Value, Was } from './offer-terms.styles.ts';
import { ScopeText } from './scope-text.tsx';
import type { Terms } from './terms.ts';
import { useNow } from '../../requests/plan/use-now.ts';

type OfferTermsProps = {
  terms: Terms;
  /** Null if there is nothing to compare with. */
  former: Terms | null;
  /** The number of the first milestone. */
  firstNumber: number;
};

type Change<Field> = Extract<OfferChange, { field: Field }>;

/** The terms of one version, with what it changes of another. */
export function OfferTerms({ terms, former, firstNumber }: OfferTermsProps) {
  const now = useNow();
  const changes = former ? compareOffers(former, terms) : [];
  const find = <Field extends OfferChange['field']>(field: Field) =>
    changes.find((change): change is Change<Field> => change.field === field);
  const title = find('title');
  const price = find('price');
  const due = find('due');
  const revisions = find('revisions');
  const hasMilestones = terms.milestones.length > 0;
  return (
    <div>
      <TermList>
        {title && <Row label="Title" value={title.current} former={title.former} />}
        <Row
          label="Price"
          value={formatRequestPrice(terms)}
          former={price && price.former !== null && formatRequestPrice({ price: price.former })}
        />
        <Row
          label="Due"
          value={formatDueTerm(terms, now)}
          former={
            due &&
            former &&
            (former.no_due_date || (former.due_on ?? former.days) !== null) &&
            formatDueTerm(former, now)
          }
        />
        <Row
          label="Revisions"
          value={formatRevisionLimit(terms.revisions)}
          former={revisions && formatRevisionLimit(revisions.former).toLowerCase()}
        />
        <Term>
          <dt>Scope</dt>
          <ScopeText scope={terms.scope} former={find('scope')?.former} />
        </Term>
        {!hasMilestones && find('milestones') && (
          <Row
            label="Milestones"
            value="None, delivered as a whole"
            former={String(former?.milestones.length)}
          />
        )}
      </TermList>
      {hasMilestones && (
        <MilestoneTerms
          milestones={terms.milestones}
          former={former && former.milestones}
          firstNumber={firstNumber}
          now={now}
        />
      )}
    </div>
  );
}

type RowProps = { label: string; value: string; former: string | false | null | undefined };

function Row({ label, value, former }: RowProps) {
  return (
    <Term>
      <dt>{label}</dt>
      <Value>
        <bdi>{value}</bdi>
        {former && (
          <Was>
            was <bdi>{former}</bdi>
          </Was>
        )}
      </Value>
    </Term>
  );
}
