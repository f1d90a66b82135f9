import type { Attachment, AttachmentToSend } from '../../../attachments/attachment.ts';
import { anAttachment } from '../../answers/attachment-answers.ts';
import type { FakeRequest, FakeState } from '../fake-state.ts';

type Arguments = Record<string, unknown>;

/** Keeps the row of a file that is about to be uploaded. */
export function reserveFile(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const { preview_size: _previewSize, ...fields } = input as Partial<Attachment> & Arguments;
  state.attachments.push(anAttachment({ ...fields, owner_id: callerId ?? '' }));
  return new Response(null, { status: 204 });
}

export function removeFile(state: FakeState, input: Arguments) {
  state.attachments = state.attachments.filter(({ id }) => id !== input.id);
  return new Response(null, { status: 204 });
}

/** The rows of the files that a message is sent with, in their order. */
export function attachFiles(
  { attachments }: FakeState,
  callerId: string | null,
  files: unknown,
): Attachment[] {
  return ((files ?? []) as AttachmentToSend[]).flatMap(({ id, alt }) =>
    attachments
      .filter((row) => row.id === id && row.owner_id === callerId)
      .map((row) => ({ ...row, alt })),
  );
}
