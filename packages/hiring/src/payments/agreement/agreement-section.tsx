import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import type { Agreement } from '@showcase/data/invoices';
import { Stack } from '@showcase/ui';
import { AccordionSection } from '@showcase/ui/controls';
import { DocumentButton } from '@showcase/kit/documents';
import { formatFullDay } from '../../requests/plan/due-date.ts';
import { AgreementText, Fingerprint, Version } from './agreement.styles.ts';
import { summarizeAgreement } from './summarize-agreement.ts';

type AgreementSectionProps = {
  request: Pick<HireRequestWithHistory, 'agreements' | 'milestones' | 'title' | 'time_zone'>;
};

/** The agreement of the two, as both read it, the latest first. Renders nothing before that. */
export function AgreementSection({ request }: AgreementSectionProps) {
  const agreements = request.agreements.toSorted((a, b) => b.version - a.version);
  const [latest] = agreements;
  if (!latest) return null;
  return (
    <AccordionSection title="Agreement" note={summarizeAgreement(request, latest)}>
      <Stack gap={8}>
        {agreements.map((agreement, index) => {
          const next = agreements[index - 1];
          return (
            <AgreementVersion
              key={agreement.version}
              agreement={agreement}
              request={request}
              title={next ? `Until ${formatFullDay(next.created_at, request.time_zone)}` : null}
            />
          );
        })}
      </Stack>
    </AccordionSection>
  );
}

type AgreementVersionProps = {
  agreement: Agreement;
  /** Of a former version. */
  title: string | null;
  request: AgreementSectionProps['request'];
};

function AgreementVersion({ agreement, title, request }: AgreementVersionProps) {
  const { text, fingerprint, created_at } = agreement;
  const label = title ?? `Agreement of ${formatFullDay(created_at, request.time_zone)}`;
  return (
    <Stack as="section" gap={3} align="start" aria-label={label}>
      {title && <Version>{title}</Version>}
      <AgreementText dir="auto">{text}</AgreementText>
      <Fingerprint>
        SHA-256 fingerprint: <code>{fingerprint}</code>
      </Fingerprint>
      <DocumentButton
        kind="agreement"
        fileName={`agreement-${fingerprint.slice(0, 8)}.pdf`}
        render={({ renderAgreement }) =>
          renderAgreement({ title: request.title, text, fingerprint })
        }
      >
        Download PDF
      </DocumentButton>
    </Stack>
  );
}
