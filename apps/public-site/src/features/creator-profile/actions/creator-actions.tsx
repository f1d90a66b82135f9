import { Button, Notice, Stack } from '@showcase/ui';
import { useDialogParam } from '../../../shared/on-demand/use-dialog-param.ts';
import { ReportButton } from '../../../shared/reporting/report-button.tsx';
import { ContactFailure } from './contact-failure.tsx';
import { SaveCreator } from './save-creator.tsx';
import { useContact } from './use-contact.ts';

type CreatorActionsProps = {
  creator: { id: string; name: string; isSample: boolean; services: readonly unknown[] };
};

/** Hire, write to, keep and report a creator. A sample can only be looked at. */
export function CreatorActions({ creator }: CreatorActionsProps) {
  const hiring = useDialogParam('hire');
  const contact = useContact(creator.id);
  if (creator.isSample) return <SampleActions />;
  return (
    <Stack gap={3} align="start">
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          onClick={() => hiring.open(creator.services.length === 0 ? 'other' : '')}
        >
          Hire Me
        </Button>
        <Button isBusy={contact.isStarting} onClick={contact.start}>
          Contact
        </Button>
        <SaveCreator id={creator.id} />
        <ReportButton kind="user" id={creator.id} subject={creator.name} />
      </Stack>
      <ContactFailure error={contact.error} onRetry={contact.start} />
    </Stack>
  );
}

function SampleActions() {
  return (
    <Stack gap={3} align="start">
      <Stack direction="row" gap={3}>
        <Button variant="primary" disabled>
          Hire Me
        </Button>
        <Button disabled>Contact</Button>
      </Stack>
      <Notice>This is an example. Nobody can be hired here.</Notice>
    </Stack>
  );
}
