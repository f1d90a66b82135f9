import { useUser, type ReportKind } from '@showcase/data';
import { useNavigate } from '@showcase/remote-contract';
import { Button, VisuallyHidden } from '@showcase/ui';
import { Flag } from 'lucide-react';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';
import { reportParam } from './report-param.ts';

type ReportButtonProps = {
  kind: ReportKind;
  id: string;
  /** What it is called, for those who do not see where the button stands. */
  subject: string;
};

/** Asks what is wrong with something; a visitor signs in first and comes back to the question. */
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
    <Button size="s" variant="ghost" onClick={openReport}>
      <Flag aria-hidden />
      Report
      <VisuallyHidden>
        {' '}
        <bdi>{subject}</bdi>
      </VisuallyHidden>
    </Button>
  );
}
