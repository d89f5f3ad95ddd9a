"""The rules of inventories. They know neither HTTP nor the cloud."""
