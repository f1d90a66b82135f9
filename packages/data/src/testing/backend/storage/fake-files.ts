import type { Attachment } from '../../../attachments/attachment.ts';
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
