import type { Language } from '@mawad/shared-i18n';

interface Notice {
  title: string;
  /** Two notices of one tag are shown once. */
  tag: string;
  language: Language;
  onClick: () => void;
}

/** Whether this browser shows notices at all. */
export const hasNotices = () => typeof Notification !== 'undefined';

/** Shows a notice of the browser, where its owner allowed them. */
export async function showNotice({ title, tag, language, onClick }: Notice): Promise<void> {
  if (!hasNotices() || Notification.permission !== 'granted') return;
  const options: NotificationOptions = { tag, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      onClick();
      notice.close();
    });
  } catch {
    // Chrome on Android shows them through the service worker alone.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}
