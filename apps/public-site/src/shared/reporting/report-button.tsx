import type { ReportKind } from '@showcase/data/reports';
import { useUser } from '@showcase/data/session';
import { useNavigate } from '@showcase/remote-contract';
import { Button, tokens, VisuallyHidden } from '@showcase/ui';
import Flag from 'lucide-react/icons/flag';
import styled from 'styled-components';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';
import { reportParam } from './report-param.ts';

type ReportButtonProps = {
  kind: ReportKind;
  id: string;
  /** The name of the target, for screen readers. */
  subject: string;
};

const QuietButton = styled(Button)`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.normal};
`;

/** Opens the report dialog; a visitor signs in first and returns to it. */
export function ReportButton({ kind, id, subject }: ReportButtonProps) {
  const param = useDialogParam('report');
  const { authUser } = useUser();
  const navigate = useNavigate();
  const value = reportParam({ kind, id });

  function openReport() {
    if (authUser) param.open(value);
    else void navigate(`/login?next=${encodeURIComponent(param.pathWith(value))}`);
  }

  return (
    <QuietButton size="s" variant="ghost" onClick={openReport}>
      <Flag aria-hidden />
      Report
      <VisuallyHidden>
        {' '}
        <bdi>{subject}</bdi>
      </VisuallyHidden>
    </QuietButton>
  );
}
