import { palette } from '@showcase/ui/palette';

const { light, dark, night } = palette;

/** For clients that know only one theme. */
export const colors = { ...light, band: night.paper, onBand: night.ink, bolt: night.spark };

/** Inline styles win over classes, except with `!important`; clients that ignore it show the light theme. */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0}
@media (prefers-color-scheme: dark){
.paper,.paper>table>tbody>tr>td{background-color:${dark.paper}!important}
.card{background-color:${dark.surface}!important;border-color:${dark.border}!important}
.well{background-color:${dark.sunken}!important;border-color:${dark.border}!important}
.line{border-color:${dark.border}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.inkMuted}!important}
.link{color:${dark.voltText}!important}
.button{background-color:${dark.volt}!important}
}
`;
