import { toast } from '../../../ui/feedback/toast';

/** Puts a text on the clipboard, and says in a toast whether it is there. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
