import type { HireRequest } from '@showcase/data/hire-requests';
import { NoteForm } from '@showcase/kit/hire-requests';

type ChangesFormProps = { request: HireRequest; userId: string };

export function ChangesForm(props: ChangesFormProps) {
  return (
    <NoteForm
      {...props}
      action="ask_changes"
      label="What should change?"
      hint="Be specific. Your note appears in the timeline."
      submitLabel="Request changes"
      successText="Changes requested. The developer will deliver again."
    />
  );
}
