export { BlockDialog, useBlock } from './block-dialog.tsx';
export { ContactHint, FirstContactHint } from './contact-hint.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { useMute } from './use-mute.ts';
