import type { HealthReportPart } from '@showcase/data/own-projects';
import { Stack, tokens, useFormatDate } from '@showcase/ui';
import styled from 'styled-components';
import { describeExtent, describeFinding, describeLocation } from './describe-finding.ts';

/** What a health report found, by what was read. */
export function ReportParts({ parts }: { parts: readonly HealthReportPart[] }) {
  return (
    <Stack gap={6}>
      {parts.map((part) => (
        <Part key={part.part} part={part} />
      ))}
    </Stack>
  );
}

function Part({ part }: { part: HealthReportPart }) {
  const formatDate = useFormatDate();
  const { subject, made_at, findings } = part;
  const title = subject ?? 'Files of a zip';
  return (
    <section aria-label={title}>
      <Title>
        <bdi>{title}</bdi>
      </Title>
      <Extent>
        Read on <time dateTime={made_at}>{formatDate(made_at)}</time>. {describeExtent(part)}{' '}
        {findings.length === 0 && 'Nothing of what we look for was found. That is no guarantee.'}
      </Extent>
      {findings.length > 0 && (
        <Findings>
          {findings.map((finding, index) => {
            const { title: name, remedy } = describeFinding(finding);
            return (
              // Two findings may differ in nothing but their number.
              <li key={index}>
                <Name>{name}</Name>
                <Location dir="ltr">{describeLocation(finding)}</Location>
                <span>{remedy}</span>
              </li>
            );
          })}
        </Findings>
      )}
    </section>
  );
}

const Title = styled.h3`
  margin: 0;
  overflow-wrap: anywhere;
  font-size: ${tokens.text[16]};
`;

const Extent = styled.p`
  margin-block: ${tokens.space[1]} 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

const Findings = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin-block: ${tokens.space[3]} 0;
  padding-inline-start: ${tokens.space[5]};
  overflow-wrap: anywhere;
  font-size: ${tokens.text[14]};
`;

const Name = styled.strong`
  display: block;
`;

const Location = styled.code`
  display: block;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
