import {
  getAttachmentPath,
  getStoredType,
  MAX_ATTACHMENT_SIZE,
  MAX_ATTACHMENTS,
  type Attachment,
  type AttachmentToSend,
} from '../../attachments/attachment.ts';
import {
  json,
  type AttachmentRow,
  type FakeRequest,
  type FakeState,
} from '../backend/fake-state.ts';

type Arguments = Record<string, unknown>;

const MAX_BYTES = 1_073_741_824;

export function anAttachment(fields: Partial<AttachmentRow> = {}): AttachmentRow {
  return {
    id: '00000000-0000-4000-8000-000000000701',
    owner_id: '00000000-0000-4000-8000-000000000001',
    name: 'brief.pdf',
    size: 48_200,
    type: 'application/pdf',
    width: null,
    height: null,
    alt: null,
    preview_widths: [],
    preview_size: 0,
    is_sent: true,
    ...fields,
  };
}

export function reserveAttachment(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  if (!callerId) return json({ code: 'PT401', message: 'Sign in first' }, 401);
  const id = String(input.id);
  const size = Number(input.size);
  const previewSize = Number(input.preview_size ?? 0);
  if (!(size > 0)) return badRequest('This file is empty');
  if (size > MAX_ATTACHMENT_SIZE) return badRequest('Files can have up to 20 MB');
  const known = state.attachments.find((row) => row.id === id);
  if (known?.owner_id === callerId) return new Response(null, { status: 204 });
  if (known) return conflict('Add this file again');
  if (usedBytes(state, callerId) + size + previewSize > MAX_BYTES) {
    return conflict('Your files take up 1 GB. Remove some before you add more');
  }
  state.attachments.push(
    anAttachment({
      id,
      owner_id: callerId,
      name: String(input.name),
      size,
      type: String(input.type),
      width: toNumber(input.width),
      height: toNumber(input.height),
      preview_widths: Array.isArray(input.preview_widths) ? input.preview_widths.map(Number) : [],
      preview_size: previewSize,
      is_sent: false,
    }),
  );
  return new Response(null, { status: 204 });
}

export function discardAttachment(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  state.attachments = state.attachments.filter(
    ({ id, owner_id, is_sent }) => id !== input.id || owner_id !== callerId || is_sent,
  );
  return new Response(null, { status: 204 });
}

/** Of a plain message; the fake backend does not know which message a file belongs to. */
export function removeAttachment(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const isOfStep = state.events.some(({ attachments }) =>
    attachments.some(({ id }) => id === input.id),
  );
  if (isOfStep) {
    const message = 'Files of requests, offers and deliveries stay with them';
    return json({ code: 'PT409', message }, 409);
  }
  state.attachments = state.attachments.filter(
    ({ id, owner_id, is_sent }) => id !== input.id || owner_id !== callerId || !is_sent,
  );
  return new Response(null, { status: 204 });
}

export function ownStorage(state: FakeState, { callerId }: FakeRequest) {
  return json({ used_bytes: usedBytes(state, callerId), max_bytes: MAX_BYTES });
}

/** Attaches stored files to a message, in their order; a response if one is rejected. */
export function attachFiles(
  { attachments, objects }: FakeState,
  callerId: string | null,
  files: unknown,
): Response | Attachment[] {
  const chosen = (files ?? []) as AttachmentToSend[];
  if (chosen.length > MAX_ATTACHMENTS) return badRequest('A message can have up to 10 files');
  const attached: Attachment[] = [];
  for (const { id, alt } of chosen) {
    const row = attachments.find((one) => one.id === id && one.owner_id === callerId);
    if (!row) return json({ code: 'PT404', message: 'This file is no longer available' }, 404);
    if (row.is_sent) return conflict(`“${row.name}” was sent already. Remove it and add it again`);
    const object = objects[getAttachmentPath(row)];
    if (object?.size !== row.size || object.type !== getStoredType(row.type)) {
      return conflict(`“${row.name}” has not been uploaded. Try again`);
    }
    const { preview_size: _previewSize, is_sent: _isSent, ...attachment } = row;
    attached.push({ ...attachment, alt });
  }
  for (const { id, alt } of attached) {
    Object.assign(attachments.find((row) => row.id === id) ?? {}, { is_sent: true, alt });
  }
  return attached;
}

function usedBytes({ attachments }: FakeState, userId: string | null) {
  return attachments
    .filter(({ owner_id }) => owner_id === userId)
    .reduce((sum, { size, preview_size }) => sum + size + preview_size, 0);
}

function toNumber(value: unknown) {
  return typeof value === 'number' ? value : null;
}

function badRequest(message: string) {
  return json({ code: 'PT400', message }, 400);
}

function conflict(message: string) {
  return json({ code: 'PT409', message }, 409);
}
