export {
  getSettingsPath,
  readSettingsPart,
  SETTINGS_PARAM,
  useSettingsPath,
  type SettingsPart,
} from './settings-path.ts';
export { useClosePanel } from './use-close-panel.ts';
