import { Component, type ReactNode } from "react";
import { NotSent } from "./notices";

type FormBoundaryProps = {
  readonly children: ReactNode;
  /** Called once the form, or what is left of it, answers. */
  readonly onReady?: (() => void) | undefined;
};
type FormBoundaryState = { readonly failed: boolean; readonly copy?: Node | undefined };

/**
 * Keeps a copy of the form on the page if the form throws: with every typed word, phone and mail,
 * and out of React's hands. With an endpoint the browser can still post it.
 */
export class FormBoundary extends Component<FormBoundaryProps, FormBoundaryState> {
  override state: FormBoundaryState = { failed: false };

  static getDerivedStateFromError(): FormBoundaryState {
    // The form itself is still on the page. React removes it after this.
    const copy = document.querySelector('[data-island="contact-form"] form')?.cloneNode(true);
    if (copy instanceof HTMLFormElement) {
      copy.inert = false;
      copy.removeAttribute("aria-busy");
      copy.querySelector("[role=alert]")?.removeAttribute("hidden");
    }
    return { failed: true, copy };
  }

  override componentDidMount(): void {
    this.props.onReady?.();
  }

  override render(): ReactNode {
    const { failed, copy } = this.state;
    if (!failed) return this.props.children;
    return copy ? <div ref={(place) => place?.replaceChildren(copy)} /> : <NotSent />;
  }
}
