export { CodeForm, useCodeEntry } from './code-form.tsx';
export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { needsConfirmation } from './needs-confirmation.ts';
export { readAppCode } from './read-app-code.ts';
