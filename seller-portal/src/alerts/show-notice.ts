import type { Language } from '@mawad/shared-i18n';

interface Notice {
  title: string;
  /** The browser shows notices of the same tag once. */
  tag: string;
  language: Language;
  onClick: () => void;
}

/** Whether this browser supports system notifications. */
export const hasNotices = () => typeof Notification !== 'undefined';

/** Shows a system notification; does nothing without the user's permission. */
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
    // Chrome on Android supports notifications only through a service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}
