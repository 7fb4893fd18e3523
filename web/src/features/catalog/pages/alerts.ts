import type { CatalogContent } from '../catalog-page';
import { AlertAction } from '../samples/alerts/AlertAction';
import alertAction from '../samples/alerts/AlertAction.tsx?raw';
import { AlertTones } from '../samples/alerts/AlertTones';
import alertTones from '../samples/alerts/AlertTones.tsx?raw';
import { DismissibleAlert } from '../samples/alerts/DismissibleAlert';
import dismissibleAlert from '../samples/alerts/DismissibleAlert.tsx?raw';
import { LiveAlert } from '../samples/alerts/LiveAlert';
import liveAlert from '../samples/alerts/LiveAlert.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'tones', text: 'alertTonesText', Show: AlertTones, code: alertTones },
    { title: 'withAction', Show: AlertAction, code: alertAction },
    { title: 'dismissible', Show: DismissibleAlert, code: dismissibleAlert },
    { title: 'liveAlert', text: 'liveAlertText', Show: LiveAlert, code: liveAlert },
  ],
};
